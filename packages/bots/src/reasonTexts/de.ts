import type { ReasonTexts } from '../reasons.ts';

export const de: ReasonTexts = {
  shared: {
    'go-on': 'Nichts zu entscheiden: weiter zur nächsten Runde.',
  },
  podelim: {
    'split-leads': 'Der Teil {cards} brächte mir die Führung bei {values}.',
    'split-plain': 'Kein Teil bringt mir eine neue Führung: {parts}.',
    'discard-denies': 'Mit {cards} würde jemand anders führen: {values}.',
    'discard-useless': '{cards} brächte keinem von uns eine neue Führung.',
    'discard-plain': 'Was ohne {cards} übrig bleibt, ist besser für mich.',
    'vote-leads': 'Will sonst niemand {cards}, führe ich bei {values}.',
    'vote-avoids': '{crowd} wollen die anderen am meisten: {cards} bekomme ich eher allein.',
    'vote-most': 'Das meiste auf dem Tisch: {cards}.',
    'vote-hopes': 'Vielleicht nimmt sonst niemand {cards}.',
    'jokers-lead': 'Jetzt führe ich bei {value}.',
    'jokers-hold': 'Damit ich bei {value} weiter führe.',
    'jokers-chase': 'Bei {value} fehlen mir nur {behind}.',
  },
  'my-number': {
    wants: '{card} soll die {target} holen: jetzt {points} Punkte für mich.',
    even: '{choices} Karten waren etwa gleich gut; am meisten bringt mir die {target}: {points} Punkte.',
    spare: '{card} würde in meiner Sammlung am wenigsten zählen.',
    hopes: '{card} sieht richtig aus für die {target}.',
  },
  iota: {
    play: 'Gelegte Karten: {cards}, Punkte: {points}.',
    'four-cards': 'Alle vier Karten auf einmal: {points} Punkte.',
    'keeps-wild': '{points} Punkte, und der Joker bleibt auf der Hand.',
    'leaves-less':
      '{points} Punkte statt {most}: So bleiben danach nur etwa {leaves} zu holen, nicht {mostLeaves}.',
    'sets-up': 'Jetzt {points} Punkte, und nächstes Mal etwa {next} statt {mostNext}.',
    recycle: 'Erst den Joker zurückgeholt, dann {points} Punkte.',
    'last-card': 'Die letzte Karte beendet das Spiel und verdoppelt: {points} Punkte.',
    'goes-out': 'Alle Karten gelegt: Das gewinnt.',
    'child-keeps-wild': 'Gelegte Karten: {cards}; der Joker wartet auf das Ende, da passt er am besten.',
    'child-play': 'Gelegte Karten: {cards}.',
    'end-game':
      'Der Stapel ist leer, alle Karten sind bekannt: bis zum Ende gerechnet, besser geht es nicht.',
    'end-game-so-far': 'Der Stapel ist leer, alle Karten sind bekannt: das Beste, was sich in der Zeit fand.',
    swap: 'Nichts Gutes zu legen: getauschte Karten: {cards}.',
  },
  red7: {
    'only-turn': 'Der einzige Zug, der führt.',
    'one-card': '{card} allein führt; auf der Hand bleiben {left}.',
    canvas: 'Nach der Regel von {card} führe ich.',
    'needs-more': 'Mit weniger als {cards} Karten führt kein Zug: {text}.',
    'spends-more': '{fewest} würde reichen, aber auf {text} ist schwerer zu antworten.',
    'spends-freely': 'Auch {fewest} hätte gereicht; gelegt habe ich {text}.',
    takes: 'Die 1 nimmt jemandem {card} weg.',
    draws: '{card} führt und zieht eine neue Karte.',
    'no-turn': 'Kein Zug führt noch.',
    'end-turn': 'Genug für diesen Zug.',
  },
  eight28: {
    'half-wins': 'Mit {total} gehört diese Hälfte mir.',
    'half-shares': 'Mit {total} bekomme ich einen Anteil dieser Hälfte.',
    'half-loses': 'Mit {total} ist keine Hälfte besser.',
    over: 'Mit {total} ist nichts mehr zu gewinnen.',
    'take-safe': 'Von {total} aus bringt mich keine Karte über 28.',
    'take-behind':
      'Jemand zeigt {shown}, da sind {total} zu wenig; {bust} von {cards} unbekannten Karten sind zu viel.',
    'take-room': 'Mit {safe} von {cards} unbekannten Karten bleibe ich bis 28.',
    'stay-eight': 'Mit {total} ist die 8 zu gewinnen.',
    'stay-exact': 'Genau 28: besser geht es nicht.',
    'stay-risk': '{bust} von {cards} unbekannten Karten brächten mich über 28.',
    'stay-ahead': 'Niemand zeigt mehr als {shown}: {total} kann gewinnen.',
    'stay-plain': 'Erst einmal bleibe ich bei {total}.',
  },
  former: {
    shared: {
      'looked-ahead': 'In {worlds} gedachten Spielen ausprobiert: So ging es am besten aus.',
    },
    podelim: {
      split: 'Schnitt nach {first} und {second}: Kein Teil hilft nur den anderen.',
      'throw-away': 'Ohne diesen Teil ist der Rest besser für mich.',
      vote: 'Das meiste für mich, wenn man bedenkt, was die anderen wollen.',
      likes: 'In diesem Teil liegt am meisten.',
      'mixed-vote': 'Eine Stimme, die niemand errät: dieser Teil in {chance} % solcher Fälle.',
      jokers: 'Joker dorthin, wo sie am meisten entscheiden: {value}.',
    },
    'my-number': {
      aims: '{card} holt am ehesten die {target} ({chance} %).',
    },
    iota: {},
    red7: {
      'wins-round': 'Das gewinnt die Runde.',
      palette: '{card} übernimmt die Führung.',
      both: '{card} vor mir und die Regel von {canvas}.',
    },
    eight28: {
      take: 'Eine Karte lohnt sich: im Schnitt {worth} % einer Hälfte, {bust} % Risiko, über 28 zu kommen.',
      stay: 'Gut so: {worth} % einer Hälfte wert.',
      'feels-low': '{total} ist noch zu wenig zum Aufhören.',
      'feels-enough': '{total} dürfte reichen.',
    },
  },
};
