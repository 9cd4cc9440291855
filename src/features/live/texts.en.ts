export default { title: 'Live', none: 'No live shows yet' }
