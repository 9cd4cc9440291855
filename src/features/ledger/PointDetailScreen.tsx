import { Screen } from '@/ui/Screen'
import { Book } from './parts/Book'
import { useTexts } from './texts'

const accounts = ['point'] as const

export function PointDetailScreen() {
  const texts = useTexts()
  return (
    <Screen title={texts.pointDetails}>
      <Book accounts={accounts} />
    </Screen>
  )
}
