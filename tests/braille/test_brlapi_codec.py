"""The packets of BrlAPI, byte for byte."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.output.braille import brlapi_codec as codec
from braillespiel.output.braille.brlapi_codec import Decoder, Packet, ProtocolError

packets = st.builds(Packet, st.integers(0, 2**32 - 1), st.binary(max_size=codec.LARGEST_DATA))


@settings(derandomize=True, deadline=None)
@given(st.lists(packets, max_size=5), st.data())
def test_packets_come_back_however_the_bytes_are_cut(
    sent: list[Packet], data: st.DataObject
) -> None:
    stream = b"".join(packet.encode() for packet in sent)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=8)))
    decoder, got = Decoder(), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += decoder.feed(stream[start:end])
    assert got == sent


@settings(derandomize=True, deadline=None)
@given(st.lists(st.binary(max_size=64), max_size=20))
def test_random_bytes_give_packets_or_a_named_error(chunks: list[bytes]) -> None:
    decoder = Decoder()
    with contextlib.suppress(ProtocolError):
        for chunk in chunks:
            for packet in decoder.feed(chunk):
                assert len(packet.data) <= codec.LARGEST_DATA


@settings(derandomize=True, deadline=None)
@given(st.binary(max_size=40))
def test_random_data_in_known_packets_is_read_or_refused(data: bytes) -> None:
    for read in (codec.display_size, codec.key_code, codec.numbers):
        with contextlib.suppress(ProtocolError):
            read(Packet(0, data))
    assert codec.error_name(Packet(codec.P_ERROR, data))


def test_a_packet_too_long_is_refused_before_its_data_comes() -> None:
    with pytest.raises(ProtocolError, match="a packet of 4097 bytes"):
        Decoder().feed(b"\0\0\x10\x01\0\0\0v")
    with pytest.raises(ProtocolError, match="a packet of 1213486160 bytes"):
        Decoder().feed(b"HTTP/1.1 400 Bad Request")


@pytest.mark.parametrize("kinds", ["sk", "ks"])
def test_an_answer_and_a_key_mixed_by_the_server_are_noticed_at_once(kinds: str) -> None:
    first, second = (b"\0\0\0\x08\0\0\0" + kind.encode() for kind in kinds)
    decoder = Decoder()
    decoder.size_asked = True
    assert decoder.feed(first) == []
    with pytest.raises(ProtocolError, match="two packets mixed"):
        decoder.feed(second)


@pytest.mark.parametrize("letter", ["K", "S"])
@pytest.mark.parametrize("answered", [False, True])
def test_a_key_that_looks_like_a_header_is_a_key(letter: str, answered: bool) -> None:
    size = Packet(codec.P_DISPLAY_SIZE, b"\0\0\0\x28\0\0\0\x01")
    key = Packet(codec.P_KEY, b"\0\0\0\x08\0\0\0" + letter.lower().encode())
    decoder = Decoder()
    if answered:
        decoder.size_asked = True
        assert decoder.feed(size.encode() + key.encode()) == [size, key]
    else:
        assert decoder.feed(key.encode()) == [key]


def test_alt_k_while_the_size_is_asked_for_is_a_key() -> None:
    key = Packet(codec.P_KEY, b"\0\0\0\x08\0\0\0k")
    decoder = Decoder()
    decoder.size_asked = True
    assert decoder.feed(key.encode()) == [key]


@pytest.mark.parametrize("rest", [b"\0\0\0\x08\0\0\0s\0\0\0\x08\0\0\0k", b"HTTP/1.1"])
def test_what_was_whole_before_an_error_comes_with_it(rest: bytes) -> None:
    key = Packet(codec.P_KEY, b"\0\0\0\0\x20\0\0\x18")
    with pytest.raises(ProtocolError) as caught:
        Decoder().feed(key.encode() + rest)
    assert caught.value.packets == [key]


def test_a_write_fills_the_display() -> None:
    packet = codec.write_dots(bytes([0x1B, 0xFF]), cursor=1)
    assert packet.encode() == (
        b"\0\0\0\x1e\0\0\0w"
        b"\0\0\0\x76\0\0\0\x01\0\0\0\x02"  # flags; from cell 1, two cells
        b"\0\0\0\x02  \x1b\xff"  # blank text, dots
        b"\0\0\0\x02\x05UTF-8"  # cursor from 1, charset
    )
    assert codec.write_dots(b"\x01").data[-10:] == b"\0\0\0\0\x05UTF-8"


def test_the_other_packets() -> None:
    assert codec.version().encode() == b"\0\0\0\x04\0\0\0v\0\0\0\x08"
    assert codec.auth_key(b"secret").data == b"\0\0\0Ksecret"
    assert codec.enter_tty((7, 258)).data == b"\0\0\0\x02\0\0\0\x07\0\0\x01\x02\0"
    assert codec.enter_tty(()).data == b"\0\0\0\0\0"
    assert codec.key_ranges(codec.P_ACCEPT_KEYS, [(1, 2**40)]).data == (
        b"\0\0\0\0\0\0\0\x01\0\0\x01\0\0\0\0\0"
    )
    assert codec.watch_size().encode() == (
        b"\0\0\0\x10\0\0PR\0\0\x02\x01\0\0\0\x06\0\0\0\0\0\0\0\0"
    )


def test_an_impossible_display_is_refused() -> None:
    assert codec.display_size(Packet(0, b"\0\0\0\x50\0\0\0\x02")) == (80, 2)
    with pytest.raises(ProtocolError, match="a display of 65536 by 65536 cells"):
        codec.display_size(Packet(0, b"\0\x01\0\0\0\x01\0\0"))


def test_errors_have_names() -> None:
    assert codec.error_name(Packet(codec.P_ERROR, b"\0\0\0\x11")) == "authentication"
    assert codec.error_name(Packet(codec.P_ERROR, b"\0\0\0\x63")) == "error 99"


def test_a_display_of_many_short_rows_is_as_impossible_as_one_of_a_long_one() -> None:
    for columns, rows in ((codec.LARGEST_DISPLAY + 1, 1), (40, codec.LARGEST_DISPLAY)):
        data = columns.to_bytes(4, "big") + rows.to_bytes(4, "big")
        with pytest.raises(ProtocolError, match=f"{columns} by {rows}"):
            codec.display_size(Packet(0, data))
