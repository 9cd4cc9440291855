export default { recommended: 'You may also like' }
