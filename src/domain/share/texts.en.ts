export default {
  share: 'Share',
  shareFriend: 'Send to a friend',
  sharePoster: 'Make a poster',
  shareLink: 'Copy link',
  linkCopied: 'Link copied',
}
