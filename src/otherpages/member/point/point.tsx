export { PointScreen as default } from '@/features/ledger/PointScreen'
