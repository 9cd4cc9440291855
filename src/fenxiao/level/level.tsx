export { LevelScreen as default } from '@/features/fenxiao/LevelScreen'
