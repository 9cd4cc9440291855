export { GameRecordScreen as default } from '@/features/game/GameRecordScreen'
