export default {
  title: 'Avatar',
  note: 'Others see your avatar, so it is checked first.',
  wechat: 'Use my WeChat avatar',
  album: 'Choose from album',
  camera: 'Take a photo',
  cropNote: 'Drag to move',
  zoom: 'Zoom',
  confirm: 'Use this',
  cancel: 'Choose again',
  sending: (percent: number) => (percent > 0 ? `Uploading ${percent}%` : 'Uploading'),
  saved: 'Avatar updated',
  unreadable: 'This picture cannot be read, please choose another',
}
