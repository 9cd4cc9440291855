export default {
  title: 'Video',
  play: 'Play the video',
  video: 'Video of the goods',
  failed: 'The video cannot be played',
  failedNote: 'Check your connection and try again',
  none: 'There is no video to play',
  retry: 'Play again',
  back: 'Back',
}
