export default { nationWide: 'Nationwide' }
