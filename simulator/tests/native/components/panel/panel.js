Component({ options: { multipleSlots: true }, properties: { head: String } })
