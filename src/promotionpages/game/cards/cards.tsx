export { ScratchCardScreen as default } from '@/features/game/ScratchCardScreen'
