Page({ data: { name: 'media' } })
