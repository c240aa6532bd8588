// Runs before the page's own script, in the oldest syntax there is: a browser that is too old must still be able to say so.
(function () {
  'use strict';
  var root = document.documentElement;
  var preferences = {};
  try {
    preferences = JSON.parse(localStorage.getItem('fivefold.preferences')) || {};
  } catch (error) {
    preferences = {}; // storage is blocked, or holds something else
  }
  if (/^(light|dark|contrast)$/.test(preferences.theme)) root.setAttribute('data-theme', preferences.theme);
  // Two sentences of each language: what this is, and that the browser is too old.
  var texts = {
    en: [
      'Five small card games for one good evening.',
      'This browser is too old. Fivefold needs Chrome or Edge 117, Firefox 121, Safari 16.4 or newer.',
    ],
    ru: [
      'Пять маленьких карточных игр на один хороший вечер.',
      'Этот браузер слишком старый. Нужен Chrome или Edge 117, Firefox 121, Safari 16.4 или новее.',
    ],
    de: [
      'Fünf kleine Kartenspiele für einen schönen Abend.',
      'Dieser Browser ist zu alt. Fivefold braucht Chrome oder Edge 117, Firefox 121, Safari 16.4 oder neuer.',
    ],
  };
  // The same order as in src/i18n/language.ts: by hand, the browser's list, the invite.
  var invite = /[?&]lang=([a-z]+)/.exec(location.search);
  var wishes = [preferences.lang]
    .concat(navigator.languages || [navigator.language])
    .concat(invite ? invite[1] : [], 'en');
  for (var i = 0; i < wishes.length; i += 1) {
    var language = String(wishes[i]).toLowerCase().split('-')[0];
    if (Object.prototype.hasOwnProperty.call(texts, language)) break;
  }
  root.lang = language;

  function isSupported() {
    try {
      new RegExp('(?<=a)b'); // Safari learned this last, in 16.4
    } catch (error) {
      return false;
    }
    return !!(
      Array.prototype.at &&
      Array.prototype.findLast &&
      Array.prototype.toSorted &&
      Array.prototype.with &&
      Object.hasOwn &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('grid-template-columns', 'subgrid') && // Chrome 117
      CSS.supports('selector(:has(a))') && // Firefox 121
      CSS.supports('color', 'color-mix(in srgb, red, blue)')
    );
  }

  var message = document.getElementById('shell-message');
  if (isSupported()) {
    if (language !== 'en' && message) message.textContent = texts[language][0];
    return;
  }
  root.setAttribute('data-unsupported', '');
  if (message) message.textContent = texts[language][1];
})();
