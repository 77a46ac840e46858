"""What is wrong with a sentence that people read: slips that programs make when they put sentences together."""

from __future__ import annotations

import re
from functools import cache

MANY = {
    "en": "points suns moons steps resources spices textiles stars faces rolls pieces players feats chairs days hours"
    " minutes lines games tables moves seats choices houses dice tokens rounds shards values others scores times"
    " decisions boars",
    "it": "punti passi risorse spezie tessuti stelle facce tiri lanci pezzi giocatori imprese sedie posti giorni ore"
    " minuti righe partite tavoli mosse scelte case dadi segnalini round_ frammenti valori volte decisioni cinghiali",
    "de": "Punkte Punkten Ruhmespunkte Schritte Ressourcen Gewürze Stoffe Sterne Seiten Würfe Spieler_ Heldentaten"
    " Stühle Plätze Tage Stunden Minuten_ Zeilen Spiele Tische Züge Häuser Runden Werte Entscheidungen Extra-Ressourcen"
    " Bonuspunkte",
    "fr": "points soleils lunes ressources épices étoiles faces lancers pièces joueurs exploits sièges jours heures"
    " minutes lignes parties tables coups places maisons dés jetons manches tours_ éclats valeurs décisions sangliers",
}
"""Nouns in the plural, which must not follow a 1."""

ONE = {
    "en": "point sun moon step resource star face roll player feat chair day hour minute line table move choice",
    "it": "punto passo risorsa stella faccia tiro lancio giocatore impresa posto giorno minuto riga mossa scelta",
    "de": "Punkt Ruhmespunkt Schritt Ressource Stern Seite Wurf Heldentat Platz Tag Stunde Minute Zeile Tisch Zug",
    "fr": "point soleil lune ressource épice étoile face lancer pièce joueur exploit siège jour heure minute ligne"
    " partie table coup place maison dé jeton manche",
}
"""Nouns in the singular, which must not follow another number."""

ZERO_IS_ONE = {"fr"}
"""Languages in which none is a singular."""

NUMBER = r"(?<![\w.,:/×+–-])(?<! o )(?<! or )(?<! oder )"
EVERYWHERE = {
    "a colon after a colon": r":(?=\s)[^.;?!·→\n()“”«»„]*:(?=\s)",
    "brackets in a row": r"\)\s*\(|\(\s*\(|\(\s*\)",
    "a brace is left": r"[{}]",
    "an empty place": r"\S  +\S|\s[,.]|[^\S\u202f];|^[,;:]|: *$(?<=::)|, *,|: *,|\( ",
    "a straight apostrophe or quote": r"['\"]",
    "a loss with a sign": r"(?<![\w–-])[-−]\d+ (?:PP|BP|PV|FM|f\b|gold|Gold|oro|glory|point|punt|Punkt)",
    "a word twice": r"\b(the|a|an|of|to|il|lo|di|da|in|su|ein|eine|von|auf|mit) \1\b",
}
BY_LANGUAGE = {
    "en": {"an article": r"\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w"},
    "it": {
        "an article": r"\b[Ii]l (?:1|8|11)\b|\b(?:di|a|da|in|su) (?:il|lo|i|gli|le|l’)\b|\b(?:[Ii]l|[Ll]a|[Uu]n) ’",
        "a preposition": r"\b[Aa] A(?:da|nt|nd)",
        "a plural": r"\b(?:ori|legni)\b|(?:mancano|Mancano)[^:]*: \w+\.",
    },
    "de": {"a case": r"\bstatt (?:eine|ein|die|den|das)\b|\bmit (?:ein(?! und)|der [a-zäöü]+e) "},
    "fr": {
        "an article": r"\b(?:de|à) les?\b(?! (?:plus|moins|faire|jouer|poser|prendre|payer))|\b[Ll][ea] [aeéèiou]",
        "an elision": r"\b(?:[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) [aeéèêiou]",
        "a space before punctuation": r"(?<![\s\d])[;!?»](?!\w)|\w:(?=\s)|«(?!\u202f)",
    },
}
NOTHING = (
    r"(?<![\d.,:/×+])0 (?:PP|BP|PV|FM|gold\b|suns|moons|glory|Oro|Frammenti|Punti|Gold|\w+splitter|Ruhmes)"
)


@cache
def _patterns(language: str) -> list[tuple[str, re.Pattern[str]]]:
    many, one = MANY[language].replace("_", "").split(), ONE[language].split()
    several = "[2-9]" if language in ZERO_IS_ONE else "[02-9]"
    found = {
        **EVERYWHERE,
        **BY_LANGUAGE[language],
        "1 and a plural": rf"{NUMBER}1 (?:[a-zà-ü-]+ )?(?:{'|'.join(many)})\b(?! [–-])",
        "several and a singular": rf"{NUMBER}(?:{several}|\d\d+) (?:{'|'.join(one)})\b",
    }
    return [(name, re.compile(pattern)) for name, pattern in found.items()]


def faults(sentence: str, language: str, said: bool = True) -> list[str]:
    """What is wrong with a sentence; `said`: a game says it, so that amounts of zero are wrong, too."""
    found = [name for name, pattern in _patterns(language) if pattern.search(sentence)]
    if said and re.search(NOTHING, sentence):
        found.append("an amount of zero")
    return found


def check(sentence: str, language: str, said: bool = True) -> None:
    """Fail with the sentence and what is wrong with it."""
    found = faults(sentence, language, said)
    assert not found, f"{language}: {', '.join(found)}: {sentence}"
