export default {
  collected: 'Saved to favourites',
  dropped: 'Removed from favourites',
  follow: 'Follow',
  following: 'Following',
  followed: 'Following this shop',
  unfollowed: 'No longer following',
  remove: 'Remove',
  removed: (count: number) => (count === 1 ? 'Removed' : `${count} removed`),
  undo: 'Undo',
}
