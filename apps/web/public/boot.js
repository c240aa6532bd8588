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
  var language = preferences.lang || navigator.language || 'en';
  var isRussian = /^ru/.test(language);
  root.lang = isRussian ? 'ru' : 'en';

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
      Object.hasOwn
    );
  }

  var message = document.getElementById('shell-message');
  if (isSupported()) {
    if (isRussian && message) message.textContent = 'Пять маленьких карточных игр на один хороший вечер.';
    return;
  }
  root.setAttribute('data-unsupported', '');
  if (message)
    message.textContent = isRussian
      ? 'Этот браузер слишком старый. Нужен Chrome или Edge 110, Firefox 115, Safari 16.4 или новее.'
      : 'This browser is too old. Fivefold needs Chrome or Edge 110, Firefox 115, Safari 16.4 or newer.';
})();
