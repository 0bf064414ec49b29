### Ce que la mémoire a à dire : parties, réglages, fichiers de partie.


## Quelque chose n'a pas pu se faire. $path est un fichier, $detail ce que le système a dit.

store-error-cannot-write = Rien ne peut être enregistré : impossible d'écrire dans { $path }. Donne-toi le droit d'y écrire, ou indique un autre dossier dans BRAILLESPIEL_HOME.
    .brief = Rien ne peut être enregistré.
    .braille = écriture impossible
store-error-full = Disque plein, rien d'enregistré. Libère de la place ; le prochain coup enregistre tout ce qui manque.
    .brief = Disque plein, rien d'enregistré.
    .braille = disque plein
store-error-busy = Rien d'enregistré : un autre programme utilise les parties enregistrées. Le prochain coup réessaie.
    .brief = Rien d'enregistré, fichier occupé.
    .braille = fichier occupé
store-error-broken = Le fichier des parties est endommagé : { $path }. Redémarre ; il sera mis de côté et un nouveau sera créé.
    .brief = Parties endommagées.
    .braille = parties endommagées
store-error-disk = Le disque signale une erreur, rien d'enregistré. Vérifie le disque où se trouve { $path }.
    .brief = Erreur de disque, rien d'enregistré.
    .braille = erreur de disque
store-error-too-new = Les parties enregistrées viennent d'une version plus récente de braillespiel. Mets-le à jour ; d'ici là, rien n'est enregistré et rien n'est perdu.
    .brief = Parties trop récentes, rien d'enregistré.
    .braille = parties trop neuves
store-error-away = La base de données { $path } est injoignable : { $detail }.
    .brief = Base absente, rien n'est enregistré.
    .braille = base de données absente
store-error-not-durable = La base de données { $path } n'attend pas son disque : { $detail } est coupé. Remets-le, pour que rien de ce qui a été dit ne puisse se perdre.
    .brief = Base peu sûre : { $detail } est coupé.
    .braille = base de données: { $detail } coupé
store-error-address = Ce n'est pas une ligne de connexion PostgreSQL. En voici la forme : postgresql://nom:motdepasse@hôte/base, les caractères spéciaux du mot de passe en pourcent, par exemple %40 pour @.
    .brief = Pas une ligne de connexion.
    .braille = pas de ligne de connexion
store-error-led-elsewhere = Un autre ordinateur tient cette maison maintenant. Ce qui était en cours ici se fait là-bas, ou pas du tout.
    .brief = Un autre ordinateur la tient.
    .braille = tenue ailleurs
store-error-silent = La base de données ne répond pas.
    .brief = Base muette.
    .braille = base muette
store-error-no-rights = La base de données { $path } permet trop peu : { $detail }. Fais du rôle de la ligne de connexion son propriétaire.
    .brief = Base : trop peu de droits.
    .braille = base: trop peu de droits
store-error-too-old = Les tables de la base de données { $path } sont celles d'une version plus ancienne de braillespiel, et ce rôle n'a pas le droit de les changer. Pour cela : braillespiel house upgrade --store-file FICHIER, avec la ligne de connexion de leur propriétaire.
    .brief = Tables de la base trop anciennes.
    .braille = tables de la base trop anciennes
store-error-unprotected = La ligne de connexion mène à { $path }, sur un autre ordinateur, sans dire comment elle est protégée en chemin. Ajoutes-y sslmode=verify-full et, avec sslrootcert=FICHIER, qui a signé le certificat de la base.
    .brief = Chemin vers la base non protégé.
    .braille = base: sslmode manque
store-error-no-such-match = Il n'y a pas de partie enregistrée { $detail }. Choisis-en une dans la liste des parties.
    .brief = Partie introuvable.
    .braille = partie introuvable
store-error-match-broken = Cette partie enregistrée est endommagée et ne peut pas être ouverte. Les autres n'ont rien.
    .brief = Partie endommagée.
    .braille = partie endommagée
store-error-out-of-order = Cette partie a continué ailleurs. Ouvre-la à nouveau depuis la liste des parties.
    .brief = Partie continuée ailleurs.
    .braille = continuée ailleurs
store-error-in-use = Cette partie est en cours dans une autre fenêtre. Continue là-bas, ou ferme-la d'abord.
    .brief = Partie ouverte ailleurs.
    .braille = ouverte ailleurs
store-error-gone = Le fichier des parties a été supprimé ou remplacé pendant le jeu, rien d'enregistré. Quitte le programme et relance-le.
    .brief = Fichier remplacé, rien d'enregistré.
    .braille = fichier remplacé

## Un fichier qui n'est pas une mémoire à nous s'appelle maintenant $path. $rescued parties ont été reprises, $lost sont endommagées.

store-set-aside-broken =
    Le fichier des parties était endommagé. Il a été mis de côté sous { $path }, et un nouveau a été créé. { $rescued ->
        [0] Aucune partie n'a pu être récupérée.
        [one] Une partie a été récupérée.
       *[other] { $rescued } parties ont été récupérées.
    }{ $lost ->
        [0] { "" }
        [one] { " " }Une est endommagée.
       *[other] { " " }{ $lost } sont endommagées.
    }
    .brief =
        Parties endommagées, { $rescued ->
            [one] { $rescued } récupérée
           *[other] { $rescued } récupérées
        }, { $lost } non.
    .braille = endommagé: { $rescued } ok, { $lost } non
store-set-aside-foreign = Le fichier des parties appartient à un autre programme. Il a été mis de côté sous { $path }, et un nouveau a été créé.
    .brief = Fichier étranger gardé, un nouveau créé.
    .braille = fichier étranger gardé, un nouveau

## Réglages. $setting est le nom du réglage, $value la valeur fausse, $used ce qui vaut à sa place.

setting-error-unknown = Il n'y a pas de réglage { $setting }. { $settings-key } donne la liste des réglages.
    .brief = Réglage inconnu.
    .braille = réglage inconnu
setting-error-value = { $value } n'est pas possible pour { $setting }.
    .brief = Pas possible.
    .braille = pas possible
setting-bad = { $setting } avait une valeur impossible, { $value }. C'est maintenant { $used }.
    .brief = { $setting } : à nouveau { $used }.
    .braille = { $setting } → { $used }

## Fichiers de partie. $path est le fichier.

match-file-foreign = { $path } n'est pas un fichier de partie. Les fichiers de partie se terminent par bsmatch.
    .brief = Pas un fichier de partie.
    .braille = pas une partie
match-file-too-new = { $path } vient d'une version plus récente de braillespiel. Mets-le à jour pour ouvrir ce fichier.
    .brief = Fichier trop récent.
    .braille = fichier trop récent
match-file-broken = { $path } est endommagé et a été laissé tel quel. L'endroit : { $detail }.
    .brief = Fichier endommagé.
    .braille = fichier endommagé
match-file-exists = { $path } existe déjà et n'a pas été écrasé. Choisis un autre nom.
    .brief = Le fichier existe.
    .braille = fichier déjà là
match-file-cannot-write = Impossible d'écrire { $path } : { $detail }. Choisis un autre dossier.
    .brief = Écriture impossible.
    .braille = écriture impossible
store-error-at-a-table = Cette partie appartient à une table en réseau et n'est pas finie ; ses cartes restent cachées. Ouvre ta table aux autres pour la continuer.
    .brief = Ouvre ta table pour la continuer.
    .braille = à ta table: ouvre-la
match-file-at-a-table = { $path } contient une partie de table en réseau qui n'est pas finie ; ses cartes restent cachées. Termine-la à la table, puis exporte-la à nouveau.
    .brief = Pas encore finie : termine-la à sa table.
    .braille = pas finie: termine à la table

## Le dossier de données $path est à un endroit où d'autres ordinateurs écrivent aussi.

store-place-network = Tes parties sont sur un lecteur réseau, { $path }. Ne joue jamais sur deux ordinateurs à la fois, sinon elles peuvent être endommagées. Un dossier de ce seul ordinateur est plus sûr : déplaces-y le jeu, ou indique le dossier dans BRAILLESPIEL_HOME.
    .brief = Parties sur un lecteur réseau. Ne joue jamais sur deux ordinateurs à la fois.
    .braille = parties sur réseau: jamais deux ordis à la fois
store-place-onedrive = Tes parties sont dans OneDrive, { $path }. Ne joue jamais sur deux ordinateurs à la fois, sinon elles peuvent être endommagées. Un dossier de ce seul ordinateur est plus sûr : déplaces-y le jeu, ou indique le dossier dans BRAILLESPIEL_HOME.
    .brief = Parties dans OneDrive. Ne joue jamais sur deux ordinateurs à la fois.
    .braille = parties dans OneDrive: jamais deux ordis à la fois
