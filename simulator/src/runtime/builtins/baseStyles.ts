import { formStyles } from './formStyles'
import { mediaStyles } from './mediaStyles'

/** What WeChat's own style sheet gives pages and built-ins. */
export const baseStyles = `
html, body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
  font-family: -apple-system, BlinkMacSystemFont, "Noto Sans CJK SC", sans-serif; font-size: 16px; user-select: none }
page { display: block; min-height: 100vh; box-sizing: border-box; overflow-wrap: break-word; position: relative }
[hidden] { display: none !important }

wx-view, wx-form, wx-swiper-item, wx-scroll-view, wx-swiper, wx-cover-view, wx-navigator, wx-movable-area, wx-root-portal,
wx-checkbox-group, wx-radio-group, wx-picker, wx-rich-text, wx-match-media, wx-share-element, wx-page-container,
wx-list-view, wx-list-builder, wx-grid-view, wx-grid-builder, wx-sticky-header, wx-sticky-section, wx-nested-scroll-header,
wx-nested-scroll-body, wx-open-container, wx-draggable-sheet, wx-snapshot { display: block }
wx-root-portal, .wx-portal { display: contents }
wx-match-media[unmatched], wx-page-meta, wx-navigation-bar, wx-keyboard-accessory { display: none }
wx-text { display: inline; white-space: pre-line }
wx-text[selectable], wx-rich-text[selectable] { user-select: text }
wx-text[user-select] { display: inline-block }
wx-span { display: inline }
wx-label { display: inline; cursor: pointer }
wx-navigator { height: auto; width: auto; cursor: pointer }
wx-cover-view { line-height: 1.2; overflow: hidden; white-space: nowrap; pointer-events: auto }
.navigator-hover { background-color: rgba(0, 0, 0, .1); opacity: .7 }

wx-scroll-view { width: 100%; overflow: hidden; position: relative; -webkit-overflow-scrolling: touch }
wx-scroll-view[scroll-x] { overflow-x: auto; overflow-y: hidden }
wx-scroll-view[scroll-y] { overflow-y: auto; overflow-x: hidden }
wx-scroll-view[scroll-x][scroll-y] { overflow: auto }
wx-scroll-view[bare]::-webkit-scrollbar { display: none }
wx-scroll-view[paging] { scroll-snap-type: both mandatory }
wx-scroll-view[paging] > .wx-scroll-content > * { scroll-snap-align: start }
.wx-scroll-content { width: 100%; height: 100% }
wx-scroll-view[using-sticky] > .wx-scroll-content { height: auto }
wx-scroll-view[enable-flex] > .wx-scroll-content { display: flex; flex-direction: inherit; flex-wrap: inherit;
  align-items: inherit; justify-content: inherit }
wx-scroll-view[pulls] { overscroll-behavior-y: contain }
.wx-refresher { height: 0; overflow: hidden; display: flex; align-items: center; justify-content: center; width: 100% }
.wx-refresher-dots::after { content: "● ● ●"; font-size: 8px; letter-spacing: 2px }

wx-swiper { height: 150px; overflow: hidden; position: relative; touch-action: pan-y }
wx-swiper[vertical] { touch-action: pan-x }
.wx-swiper-view { position: absolute; inset: 0 }
.wx-swiper-slides { width: 100%; height: 100%; will-change: transform }
wx-swiper-item { position: absolute; top: 0; left: 0; width: 100%; height: 100%; overflow: hidden }
.wx-swiper-dots { position: absolute; left: 0; right: 0; bottom: 10px; display: flex; justify-content: center; pointer-events: none }
.wx-swiper-dots > i { width: 8px; height: 8px; border-radius: 50%; margin: 0 4px }
wx-swiper[vertical] > .wx-swiper-dots { left: auto; right: 10px; top: 0; bottom: 0; flex-direction: column }
wx-swiper[vertical] > .wx-swiper-dots > i { margin: 4px 0 }

wx-page-container { position: fixed; inset: 0; pointer-events: none; visibility: hidden; transition: visibility 0s .3s }
wx-page-container[shown] { visibility: visible; transition: none }
.wx-container-veil, .wx-container-sheet { pointer-events: auto }
.wx-container-veil { position: absolute; inset: 0; background: rgba(0, 0, 0, .5); opacity: 0; transition: opacity }
wx-page-container[shown] > .wx-container-veil { opacity: 1 }
.wx-container-sheet { position: absolute; background: #fff; transition: transform; overflow: hidden }
.wx-at-bottom { left: 0; right: 0; bottom: 0; transform: translateY(100%) }
.wx-at-top { left: 0; right: 0; top: 0; transform: translateY(-100%) }
.wx-at-right { top: 0; right: 0; bottom: 0; transform: translateX(100%) }
.wx-at-center { top: 50%; left: 50%; transform: translate(-50%, 150%) }
wx-page-container[shown] > .wx-container-sheet { transform: none }
wx-page-container[shown] > .wx-at-center { transform: translate(-50%, -50%) }
.wx-round { border-radius: 20px 20px 0 0 }
${formStyles}${mediaStyles}`
