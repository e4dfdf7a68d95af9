import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Whether secondary parts fold: on phones. False for the server, and where it would move what the address led to. */
export function useFolds(): boolean {
  const { hash } = useLocation()
  const [isLedInside] = useState(hash !== '')
  const isPhone = useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  )
  return isPhone && !isLedInside
}

const phone = () => matchMedia('(max-width: 600px)')

function subscribe(onChange: () => void): () => void {
  const query = phone()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
