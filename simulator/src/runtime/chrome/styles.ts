/** Looks of WeChat's own parts on a phone. CSS px; the screen is `.sim-phone`. */
export const chromeStyles = `
.sim-phone { position: absolute; inset: 0; overflow: hidden; background: #ededed; color: rgba(0,0,0,.9); line-height: 1.4;
  font: 17px -apple-system, BlinkMacSystemFont, "Noto Sans CJK SC", "Noto Sans SC", sans-serif; user-select: none;
  -webkit-tap-highlight-color: transparent }
.sim-phone *, .sim-phone *::before { box-sizing: border-box }
.sim-phone button { all: unset; box-sizing: border-box; cursor: pointer }
.sim-phone button:focus-visible { outline: 2px solid #10aeff; outline-offset: -2px }
.sim-phone iframe { position: absolute; left: 0; width: 100%; border: 0; background: #fff }
.sim-dots { position: absolute; left: 0; right: 0; height: 50px; display: flex; gap: 8px; align-items: center;
  justify-content: center }
.sim-dots i { width: 8px; height: 8px; border-radius: 4px; background: currentColor; animation: sim-dot 1s infinite }
.sim-dots i:nth-child(2) { animation-delay: .2s } .sim-dots i:nth-child(3) { animation-delay: .4s }
@keyframes sim-dot { 0%, 100% { opacity: .9 } 50% { opacity: .25 } }
.sim-spinner { animation: sim-turn 1s linear infinite }
@keyframes sim-turn { to { transform: rotate(360deg) } }
.sim-frozen *, .sim-frozen *::before { animation: none !important; transition: none !important }

.sim-navigation { position: absolute; z-index: 10; top: 0; left: 0; right: 0 }
.sim-title { position: absolute; left: 100px; right: 100px; bottom: 0; height: 44px; display: flex; align-items: center;
  justify-content: center; gap: 6px; font-weight: 600 }
.sim-title span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.sim-title svg { flex: none; width: 18px; height: 18px }
.sim-phone .sim-back { position: absolute; left: 0; bottom: 0; width: 48px; height: 44px; display: flex;
  align-items: center; padding-left: 14px }
.sim-phone .sim-home { position: absolute; left: 10px; bottom: 6px; width: 32px; height: 32px; border-radius: 16px;
  display: flex; align-items: center; justify-content: center; border: .5px solid rgba(128,128,128,.35) }
.sim-status { position: absolute; z-index: 11; top: 0; left: 0; right: 0; display: flex; align-items: center;
  justify-content: space-between; padding: 0 8px; font-size: 12px; font-weight: 600; pointer-events: none }
.sim-status > * { flex: 1; display: flex; align-items: center; gap: 5px }
.sim-status > :nth-child(2) { justify-content: center } .sim-status > :last-child { justify-content: flex-end }
.sim-status.sim-notch { padding: 6px 26px 0 36px; font-size: 15px }
.sim-capsule { position: absolute; z-index: 12; display: flex; border-radius: 16px; border: .5px solid; overflow: hidden }
.sim-capsule button { flex: 1; display: flex; align-items: center; justify-content: center }
.sim-capsule i { width: .5px; margin: 7px 0; background: currentColor; opacity: .2 }
.sim-indicator { position: absolute; z-index: 50; bottom: 8px; left: 50%; width: 134px; height: 5px; margin-left: -67px;
  border-radius: 3px; background: #000; pointer-events: none }

.sim-tabs { position: absolute; z-index: 10; left: 0; right: 0; bottom: 0; display: flex; border-top: .5px solid }
.sim-phone .sim-tab { flex: 1; height: 49px; position: relative; display: flex; flex-direction: column;
  align-items: center; justify-content: center; font-size: 10px; line-height: 1.4; gap: 2px }
.sim-tab.sim-words { font-size: 16px }
.sim-tab img { width: 27px; height: 27px; object-fit: contain }
.sim-badge { position: absolute; left: calc(50% + 6px); top: 3px; min-width: 16px; height: 16px; padding: 0 4px;
  border-radius: 8px; background: #fa5151; color: #fff; font-size: 11px; line-height: 16px; text-align: center }
.sim-badge.sim-dot { min-width: 8px; width: 8px; height: 8px; padding: 0; left: calc(50% + 9px); top: 5px }

.sim-over { position: absolute; z-index: 30; inset: 0; display: flex; align-items: center; justify-content: center }
.sim-over.sim-dim { background: rgba(0,0,0,.6) }
.sim-over.sim-low { align-items: flex-end }
.sim-over.sim-through { pointer-events: none }
.sim-modal { width: 320px; max-width: calc(100% - 48px); max-height: 80%; display: flex; flex-direction: column;
  background: var(--sim-paper, #fff); border-radius: 12px; overflow: hidden; text-align: center }
.sim-modal h2 { margin: 0; padding: 32px 24px 16px; font-size: 17px; font-weight: 600; line-height: 1.4 }
.sim-modal p { margin: 0; padding: 0 24px 32px; color: var(--sim-soft, rgba(0,0,0,.55)); overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere }
.sim-modal p:first-child { padding-top: 32px; color: inherit }
.sim-modal h2:nth-last-child(2) { padding-bottom: 32px }
.sim-modal textarea { margin: 0 24px 28px; height: 64px; padding: 8px; border: 0; border-radius: 4px; resize: none;
  background: rgba(128,128,128,.12); color: inherit; font: inherit; user-select: text }
.sim-modal textarea:first-child { margin-top: 28px }
.sim-choices { flex: none; display: flex; border-top: .5px solid rgba(128,128,128,.25) }
.sim-choices button { flex: 1; height: 56px; text-align: center; font-weight: 600 }
.sim-choices button + button { border-left: .5px solid rgba(128,128,128,.25) }
.sim-sheet { width: 100%; max-height: 86%; overflow: auto; background: var(--sim-paper, #fff);
  border-radius: 12px 12px 0 0; display: flex; flex-direction: column;
  padding-bottom: var(--sim-bottom, 0) }
.sim-phone .sim-item { flex: none; min-height: 56px; padding: 8px 16px; display: flex; align-items: center;
  justify-content: center; text-align: center; border-top: .5px solid rgba(128,128,128,.2) }
.sim-sheet > .sim-item:first-child { border-top: 0 }
.sim-phone .sim-item.sim-last { border-top: 8px solid rgba(128,128,128,.14); min-height: 64px; color: inherit }
.sim-alert { padding: 18px 16px; text-align: center; font-size: 12px; color: var(--sim-soft, rgba(0,0,0,.5)) }
.sim-sheet.sim-consent { padding: 24px 24px calc(28px + var(--sim-bottom, 0px)); gap: 6px }
.sim-consent h3 { margin: 0 0 18px; font-size: 15px; font-weight: 400 }
.sim-consent h2 { margin: 0; font-size: 18px; font-weight: 600 }
.sim-consent p { margin: 0; font-size: 14px; color: var(--sim-soft, rgba(0,0,0,.55)) }
.sim-amount { font-size: 30px; font-weight: 600; text-align: center; padding: 8px 0 16px }
.sim-pair { display: flex; justify-content: center; gap: 12px; margin-top: 28px }
.sim-phone .sim-pair button { flex: 1; max-width: 124px; height: 40px; padding: 0 8px; border-radius: 4px; text-align: center;
  background: rgba(128,128,128,.12); color: #07c160; font-weight: 600 }
.sim-phone .sim-pair button:last-child { background: #07c160; color: #fff }
.sim-card { display: flex; gap: 12px; align-items: center; padding: 12px; border-radius: 8px;
  background: rgba(128,128,128,.1); font-size: 15px }
.sim-card img { width: 75px; height: 60px; object-fit: cover; border-radius: 4px }
.sim-toast { max-width: 70%; padding: 12px 16px; border-radius: 8px; background: #4c4c4c; color: #fff; text-align: center;
  margin-bottom: 12%; overflow-wrap: anywhere }
.sim-toast.sim-square { width: 136px; min-height: 136px; padding: 20px 10px; display: flex; flex-direction: column;
  align-items: center; justify-content: center; gap: 12px; border-radius: 12px; line-height: 1.3 }
.sim-toast svg, .sim-toast img { width: 42px; height: 42px }
.sim-viewer { background: #000; touch-action: none }
.sim-viewer img { max-width: 100%; max-height: 100%; width: 100%; height: 100%; object-fit: contain }
.sim-viewer span { position: absolute; bottom: 44px; color: #fff; font-size: 14px }
.sim-away { background: #1f2430; color: #fff; z-index: 45 }
.sim-away-words { display: flex; flex-direction: column; align-items: center; gap: 16px }
.sim-phone .sim-away button { padding: 10px 22px; border-radius: 22px; background: #07c160 }
.sim-phone.sim-dark { --sim-paper: #2c2c2c; --sim-soft: rgba(255,255,255,.55); color: rgba(255,255,255,.85) }
`
