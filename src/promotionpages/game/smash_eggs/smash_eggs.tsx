export { SmashEggsScreen as default } from '@/features/game/SmashEggsScreen'
