export { CollectionScreen as default } from '@/features/collection/CollectionScreen'
