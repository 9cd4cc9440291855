/** Pictures, progress and what is only shown as a labelled place. */
export const mediaStyles = `
wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; position: relative }
wx-image > img, wx-cover-image > img { display: block; width: 100%; height: 100%; border: 0 }
wx-image > img:not([src]), wx-cover-image > img:not([src]) { visibility: hidden }
wx-cover-image { display: inline-block; width: 100%; overflow: hidden }
wx-rich-text img { max-width: none; vertical-align: middle }
wx-icon { display: inline-block; font-size: 0; box-sizing: border-box; line-height: 1; vertical-align: baseline }
wx-progress { display: flex; align-items: center }
.wx-progress-bar { flex: 1; overflow: hidden }
.wx-progress-done { height: 100% }
.wx-progress-words { margin-left: 15px; min-width: 2em }
wx-web-view { display: block; position: fixed; inset: 0; z-index: 1000; background: #fff }
wx-web-view > iframe { width: 100%; height: 100%; border: 0 }
wx-canvas, wx-video, wx-map, wx-camera, wx-live-player, wx-live-pusher, wx-voip-room, wx-ar-camera, wx-ad, wx-ad-custom,
wx-editor, wx-audio, wx-official-account, wx-official-account-publish, wx-channel-live, wx-channel-video, wx-store-product,
wx-store-home, wx-store-coupon { display: block; position: relative; overflow: hidden }
wx-canvas { width: 300px; height: 150px }
wx-canvas > canvas { width: 100%; height: 100%; display: block }
wx-video { width: 300px; height: 225px }
wx-map { width: 300px; height: 150px }
wx-live-player, wx-live-pusher { width: 300px; height: 225px }
wx-camera, wx-ar-camera { width: 100%; height: 300px }
wx-editor { height: 200px }
wx-open-data { display: inline }
.wx-placeholder { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; box-sizing: border-box;
  min-height: 32px; font: 12px/1.3 monospace; color: #666; text-align: center; background: repeating-linear-gradient(45deg,
  #eee 0 8px, #e4e4e4 8px 16px); border: 1px dashed #aaa; pointer-events: none }
wx-movable-area { width: 10px; height: 10px; position: relative }
wx-movable-view { display: inline-block; width: 10px; height: 10px; position: absolute; top: 0; left: 0; touch-action: none }
`
