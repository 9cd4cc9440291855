export { FaceScreen as default } from '@/features/face/FaceScreen'
