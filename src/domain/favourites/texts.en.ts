export default {
  collected: 'Saved to favourites',
  dropped: 'Removed from favourites',
  followed: 'Following this shop',
  unfollowed: 'No longer following',
}
