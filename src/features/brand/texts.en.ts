export default {
  title: 'Brands',
  recommended: 'Recommended',
  all: 'All brands',
  none: 'No brands yet',
}
