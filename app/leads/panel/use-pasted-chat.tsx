import type { ClipboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchedReference } from '#app/leads/searched-reference.ts'
import { useMay } from '#app/panel/may.tsx'
import { newLeadPath } from './chat-box.tsx'

/** A handler for searches: a WhatsApp message that is pasted opens 'Nuevo prospecto'. The field would keep only its beginning. */
export function usePastedChat() {
  const [navigate, mayEdit] = [useNavigate(), useMay('edit')]
  return (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!mayEdit || searchedReference(pasted) !== 'yes') return
    event.preventDefault()
    void navigate(newLeadPath(pasted))
  }
}
