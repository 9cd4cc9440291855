/** Buttons, fields and choices. */
export const formStyles = `
wx-button { position: relative; display: block; margin: 0 auto; padding: 0 14px; box-sizing: border-box; font-size: 18px;
  text-align: center; text-decoration: none; line-height: 2.55555556; border-radius: 5px; overflow: hidden; color: #000;
  background-color: #f8f8f8; cursor: pointer; -webkit-tap-highlight-color: transparent }
wx-button::after { content: " "; width: 200%; height: 200%; position: absolute; top: 0; left: 0; border: 1px solid rgba(0, 0, 0, .2);
  transform: scale(.5); transform-origin: 0 0; box-sizing: border-box; border-radius: 10px; pointer-events: none }
wx-button[type=primary] { color: #fff; background-color: #07c160 }
wx-button[type=warn] { color: #e64340; background-color: #f8f8f8 }
wx-button[plain] { color: #353535; border: 1px solid #353535; background-color: transparent }
wx-button[plain]::after { border-width: 0 }
wx-button[type=primary][plain] { color: #07c160; border-color: #07c160; background-color: transparent }
wx-button[type=warn][plain] { color: #e64340; border-color: #e64340 }
wx-button[size=mini] { display: inline-block; line-height: 2.3; font-size: 13px; padding: 0 1.34em }
wx-button[disabled] { color: rgba(0, 0, 0, .3); background-color: #f7f7f7; cursor: default }
wx-button[type=primary][disabled] { color: rgba(255, 255, 255, .6); background-color: #9ed99d }
wx-button[type=warn][disabled] { color: rgba(230, 67, 64, .4) }
wx-button[plain][disabled] { color: rgba(0, 0, 0, .2); border-color: rgba(0, 0, 0, .2); background-color: transparent }
.button-hover { color: rgba(0, 0, 0, .6); background-color: #dedede }
.button-hover[type=primary] { color: rgba(255, 255, 255, .6); background-color: #06ad56 }
.button-hover[type=warn] { color: rgba(230, 67, 64, .6); background-color: #dedede }
.button-hover[plain] { color: rgba(53, 53, 53, .6); border-color: rgba(53, 53, 53, .6); background-color: transparent }
wx-button[loading]::before { content: " "; display: inline-block; width: 18px; height: 18px; margin-right: 6px; vertical-align: middle;
  box-sizing: border-box; border: 2px solid rgba(0, 0, 0, .2); border-top-color: rgba(0, 0, 0, .6); border-radius: 50%;
  animation: wx-turn 1s steps(12) infinite }
wx-button[loading][type=primary]::before { border-color: rgba(255, 255, 255, .4); border-top-color: #fff }
@keyframes wx-turn { to { transform: rotate(360deg) } }

wx-input { display: block; position: relative; height: 1.4rem; line-height: 1.4rem; text-overflow: clip; overflow: hidden;
  white-space: nowrap; font-size: 1rem; text-align: left; user-select: text }
wx-input > input, wx-textarea > textarea { display: block; width: 100%; height: 100%; border: 0; padding: 0; margin: 0; outline: 0;
  background: none; font: inherit; color: inherit; text-align: inherit; letter-spacing: inherit; box-sizing: border-box;
  position: relative; opacity: 1; -webkit-text-fill-color: currentcolor; appearance: none; border-radius: 0 }
wx-input > .wx-hint { position: absolute; left: 0; right: 0; top: 0; bottom: 0; pointer-events: none; overflow: hidden;
  text-overflow: ellipsis; display: flow-root; align-content: center; padding: inherit; box-sizing: border-box }
wx-input > input { min-height: 1.4rem }
.input-placeholder, .textarea-placeholder { color: gray }
wx-textarea { display: block; position: relative; width: 300px; height: 150px; font-size: 1rem; line-height: 1.2; user-select: text }
wx-textarea > textarea { resize: none; overflow-y: auto; word-break: break-word }
wx-textarea > .wx-hint { position: absolute; left: 0; right: 0; top: 0; pointer-events: none; word-break: break-word;
  padding: inherit; box-sizing: border-box }

wx-checkbox, wx-radio { display: inline-block; cursor: pointer; -webkit-tap-highlight-color: transparent }
wx-checkbox > .wx-mark, wx-radio > .wx-mark, wx-switch[type=checkbox] > .wx-mark { display: inline-flex; align-items: center;
  justify-content: center; width: 22px; height: 22px; box-sizing: border-box; margin-right: 5px; position: relative; top: 0;
  vertical-align: middle; background: #fff; border: 1px solid #d1d1d1; border-radius: 3px; color: #09bb07; font-style: normal }
wx-radio > .wx-mark { border-radius: 50% }
wx-checkbox[checked] > .wx-mark::after, wx-switch[checked][type=checkbox] > .wx-mark::after { content: ""; width: 6px; height: 11px;
  border: solid currentcolor; border-width: 0 2px 2px 0; transform: translateY(-2px) rotate(45deg) }
wx-radio[checked] > .wx-mark { background: currentcolor; border-color: currentcolor }
wx-radio[checked] > .wx-mark::after { content: ""; width: 5px; height: 10px; border: solid #fff; border-width: 0 2px 2px 0;
  transform: translateY(-2px) rotate(45deg) }
wx-checkbox[disabled] > .wx-mark, wx-radio[disabled] > .wx-mark { background-color: #e1e1e1; color: #adadad !important }
wx-switch { display: inline-block; position: relative; box-sizing: border-box; cursor: pointer; vertical-align: middle }
wx-switch[type=switch] { width: 52px; height: 32px; border: 1px solid #dfdfdf; background-color: #dfdfdf; border-radius: 16px }
wx-switch[type=switch]::before { content: " "; position: absolute; inset: 0; border-radius: 15px; background: #fdfdfd; transition: transform .35s }
wx-switch[type=switch] > .wx-mark { position: absolute; top: 0; left: 0; width: 30px; height: 30px; border-radius: 15px; background: #fff;
  box-shadow: 0 1px 3px rgba(0, 0, 0, .4); transition: transform .2s }
wx-switch[type=switch][checked]::before { transform: scale(0) }
wx-switch[type=switch][checked] > .wx-mark { transform: translateX(20px) }
wx-switch[disabled] { opacity: .7 }

wx-slider { display: flex; align-items: center; margin: 10px 18px; padding: 0; touch-action: none }
.wx-slider-track { position: relative; flex: 1; height: 2px; border-radius: 5px; background: #e9e9e9 }
.wx-slider-filled { height: 100%; border-radius: inherit }
.wx-slider-block { position: absolute; top: 50%; border-radius: 50%; box-shadow: 0 0 4px rgba(0, 0, 0, .2); z-index: 1 }
.wx-slider-value { width: 3ch; margin-left: 1em; color: #888; font-size: 14px }
wx-slider { min-height: 28px }
wx-slider[disabled] { opacity: .7 }

wx-picker-view { display: flex; position: relative; overflow: hidden; height: 200px }
wx-picker-view-column { position: relative; display: block; flex: 1; height: 100%; overflow: hidden; touch-action: none }
.wx-column-mask { position: absolute; inset: 0; z-index: 3; pointer-events: none; background-image:
  linear-gradient(180deg, hsla(0, 0%, 100%, .95), hsla(0, 0%, 100%, .6)),
  linear-gradient(0deg, hsla(0, 0%, 100%, .95), hsla(0, 0%, 100%, .6)); background-position: top, bottom; background-repeat: no-repeat }
.wx-column-mark { position: absolute; left: 0; width: 100%; height: 34px; z-index: 3; top: 50%; transform: translateY(-50%);
  pointer-events: none; border: solid #e5e5e5; border-width: 1px 0; box-sizing: border-box }
.wx-column-rows > * { overflow: hidden }
`
