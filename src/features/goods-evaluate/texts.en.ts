export default {
  title: 'Reviews',
  rate: 'positive',
  share: (name: string, count: number) => `${name}: ${count} reviews`,
  empty: 'No reviews yet',
  emptyNote: 'Buy it and write the first one',
  emptyKind: 'No reviews of this kind',
  off: 'Reviews are not shown at the moment',
  guest: 'Log in to read the reviews',
  login: 'Log in or register',
}
