import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  'split-leads': 'Der Teil {cards} brächte mir die Führung bei {values}.',
  'split-plain': 'Kein Teil bringt mir eine neue Führung: {parts}.',
  'discard-blocks': 'Mit {cards} würde {rival} bei {values} führen.',
  'discard-useless': '{cards} brächte keinem von uns eine neue Führung.',
  'discard-keeps': '{cards} brächte mir weniger als das, was bleibt: Damit kann ich bei {values} führen.',
  'discard-short': 'Kein Teil ist kürzer als {cards}.',
  'discard-expects': 'Mit {cards} würde ich bei {values} führen, aber vom Rest erwarte ich mehr.',
  'vote-leads': 'Will sonst niemand {cards}, führe ich bei {values}.',
  'vote-contests': 'Mit {cards} allein würde ich bei {values} führen, {rival} dagegen bei {theirs}.',
  'vote-leaves': '{rival} würde mit {crowd} bei {values} führen: {cards} bekomme ich eher allein.',
  'vote-avoids': '{crowd} ergibt mehr und lockt die anderen: {cards} bekomme ich eher allein.',
  'vote-most': 'Das meiste auf dem Tisch: {cards}.',
  'vote-hopes': 'Vielleicht nimmt sonst niemand {cards}.',
  'jokers-lead': 'Jetzt führe ich bei {value}.',
  'jokers-hold': 'Damit ich bei {value} weiter führe.',
  'jokers-overtake': 'Jetzt liege ich bei {value} vor {rival}.',
  'jokers-level': 'Jetzt bin ich bei {value} gleichauf mit {rival}.',
  'jokers-near': 'Bei {value} führt {rival}, mir fehlen {behind}.',
  former: {
    'discard-denies': 'Mit {cards} würde jemand anders führen: {values}.',
    'jokers-chase': 'Bei {value} fehlen mir nur {behind}.',
    split: 'Schnitt nach {first} und {second}: Kein Teil hilft nur den anderen.',
    'discard-plain': 'Was ohne {cards} übrig bleibt, ist besser für mich.',
    'throw-away': 'Ohne diesen Teil ist der Rest besser für mich.',
    vote: 'Das meiste für mich, wenn man bedenkt, was die anderen wollen.',
    likes: 'In diesem Teil liegt am meisten.',
    'mixed-vote': 'Eine Stimme, die niemand errät: dieser Teil in {chance} % solcher Fälle.',
    jokers: 'Joker dorthin, wo sie am meisten entscheiden: {value}.',
  },
};
