import { useState } from 'react'
import { SearchField } from '@/ui/SearchField'
import { useTexts } from '../texts'

/** Words are searched for when they are confirmed, or emptied. */
export function ShopSearch({ begun, onSearch }: { begun: string; onSearch: (keyword: string) => void }) {
  const texts = useTexts()
  const [typed, setTyped] = useState(begun)
  const type = (text: string) => {
    setTyped(text)
    if (text === '') onSearch('')
  }
  return (
    <SearchField
      value={typed}
      placeholder={texts.search}
      label={texts.search}
      onType={type}
      onSearch={(text) => onSearch(text.trim())}
    />
  )
}
