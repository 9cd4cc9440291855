export default { title: 'Web page', refused: 'This link cannot be opened' }
