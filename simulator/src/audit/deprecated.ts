/** Names of `wx` that WeChat's documents call deprecated or no longer maintained. */
export const deprecatedNames: ReadonlySet<string> = new Set([
  'getSystemInfo', 'getSystemInfoSync', 'getUserProfile', 'getUserInfo', 'createCanvasContext', 'createAudioContext',
  'arrayBufferToBase64', 'base64ToArrayBuffer', 'playVoice', 'pauseVoice', 'stopVoice', 'startRecord', 'stopRecord',
  'getBackgroundAudioPlayerState', 'playBackgroundAudio', 'pauseBackgroundAudio', 'seekBackgroundAudio',
  'stopBackgroundAudio', 'onBackgroundAudioPlay', 'onBackgroundAudioPause', 'onBackgroundAudioStop', 'chooseImage',
  'chooseVideo', 'saveFile', 'getFileInfo', 'getSavedFileInfo', 'getSavedFileList', 'removeSavedFile', 'setWindowSize',
  'faceDetect', 'initFaceDetect', 'stopFaceDetect',
]) // prettier-ignore
