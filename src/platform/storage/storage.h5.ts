import { storageOver } from './port'

export const storage = storageOver({
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  erase: (key) => localStorage.removeItem(key),
})
