export { PreviewVideoScreen as default } from '@/features/preview-video/PreviewVideoScreen'
