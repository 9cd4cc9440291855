Component({ options: { addGlobalClass: true } })
