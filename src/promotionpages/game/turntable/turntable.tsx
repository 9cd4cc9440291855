export { TurntableScreen as default } from '@/features/game/TurntableScreen'
