### Mots que les jeux de cartes ont en commun.


## Couleurs : seules, puis avec une valeur ("7 rouge") ; la lettre vaut pour la couleur dans la notation.

colour-yellow = jaune
    .brief = jaune
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-orange = orange
colour-letter-yellow = j
colour-letter-red = r
colour-letter-green = v
colour-letter-blue = b
colour-letter-purple = l
colour-letter-orange = o
# $colour est la couleur, $value la valeur imprimée : "7 rouge", comme "le 7 rouge".
card-coloured =
    { $value } { $colour ->
        [yellow] jaune
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] violet
       *[orange] orange
    }
    .brief =
        { $value } { $colour ->
            [yellow] jaune
            [red] rouge
            [green] vert
            [blue] bleu
            [purple] violet
           *[orange] orange
        }
card-hidden = carte cachée
    .brief = cachée
    .braille = ?
# Combien de cartes.
cards-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
    .brief = { $count }
    .braille = { $count }
# Une liste.
list-and = { $first } et { $last }
    .brief = { $first }, { $last }
list-or = { $first } ou { $last }
    .brief = { $first }, { $last }
list-nothing = rien
    .braille = -
# Une carte, la valeur d'abord.
card-value-first =
    { $value } { $colour ->
        [yellow] jaune
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] violet
       *[orange] orange
    }

## Ce qu'une touche a fait, en bref : la carte était sous le doigt.

echo-laid = posé
echo-taken = pris
echo-discarded = défaussé
echo-passed = passé
