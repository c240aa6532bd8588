import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  play: 'Выложено карт: {cards}, очков: {points}.',
  'four-cards': 'Сразу все четыре карты: {points} очк.',
  'keeps-wild': '{points} очк., а джокер остаётся в руке.',
  'leaves-less': '{points} очк. вместо {most}: следующему остаётся около {leaves}, а не {mostLeaves}.',
  'sets-up': '{points} очк. сейчас и около {next} следующим ходом вместо {mostNext}.',
  recycle: 'Сначала джокер вернулся в руку, потом {points} очк.',
  'last-card': 'Последняя карта завершает игру и удваивает: {points} очк.',
  'goes-out': 'Все карты выложены: это победа.',
  'child-keeps-wild': 'Выложено карт: {cards}; джокер пригодится в конце.',
  'child-play': 'Выложено карт: {cards}.',
  'child-swap': 'Важно, с чем остаёшься, когда колода кончится: обмен карт: {cards}.',
  'end-game': 'Колода пуста, все карты известны: просчитано до конца, лучше хода нет.',
  'end-game-so-far': 'Колода пуста, все карты известны: лучшее, что нашлось за отведённое время.',
  swap: 'Выложить нечего: обмен карт: {cards}.',
  former: {},
};
