export { LevelScreen as default } from '@/features/level/LevelScreen'
