"""Getting in: a host proves that it knows the code, or that it is the one from last time.

Host: a ``Door`` (door) behind a ``Gate`` (gate), whose ``listen`` takes the place of websockets'
``serve``; the handler calls ``Door.admit``, then ``Gate.passed``. ``certificate.of_host`` gives
what TLS needs, ``lease.hold`` keeps a second host from the same store.

Seat: ``dial`` and ``join`` (seat), then ``widen``. ``known`` keeps fingerprint and token,
``address.read`` and ``codes.read`` take what people type, ``discovery`` finds tables by itself.

Both: ``reach`` tells which of this computer's addresses others can use. Whatever goes wrong is a
``JoinError`` (errors) with the name of a rule. docs/network-security.md says what all this protects
against, and what it does not.
"""
