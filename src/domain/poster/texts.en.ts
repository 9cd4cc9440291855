export default {
  title: 'Share poster',
  poster: 'Poster with the picture, the price and a QR code',
  drawing: 'Drawing the poster',
  save: 'Save picture',
  hold: 'Press and hold the picture to save or send it',
  saved: 'Saved to your album',
  downloaded: 'Download started',
  failed: 'Not saved, please try again',
  refusedTitle: 'No access to your album',
  refused: 'Allow access to your photos in the settings, then save the poster.',
  settings: 'Settings',
  later: 'Not now',
}
