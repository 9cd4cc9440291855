// entry of the mini-program, found by its name: imported, it would be registered as a component in the importer
export { TabBarRoot as default } from '@/domain/tab-bar/TabBarRoot'
