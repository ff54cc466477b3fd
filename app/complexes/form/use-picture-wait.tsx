import { type FormEvent, useRef, useState } from 'react'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PictureControl } from '#app/photos/photo-choice.ts'
import type { PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { chosenFault, faultsByControl, unsentFault } from '#app/photos/upload/picture-faults.ts'

type Waits = Partial<Record<PictureControl, string>>

/** Why the form can't be sent yet: pictures that are on their way, or too many of them. */
export function usePictureWait({ busy, markChanged }: { busy: boolean; markChanged: () => void }) {
  const states = useRef<EachSet<PhotoFieldState | null>>({ photos: null, plans: null })
  const [wait, setWait] = useState<Waits>({})
  return {
    wait,
    onPictures(set: PictureSet, state: PhotoFieldState) {
      states.current[set] = state
      markChanged()
      setWait({})
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const faults = faultsOf(states.current)
      setWait(faults)
      if (busy || Object.keys(faults).length > 0) event.preventDefault()
    },
  }
}

function faultsOf(states: EachSet<PhotoFieldState | null>): Waits {
  return faultsByControl((set) => unsentFault(set, states[set]) ?? chosenFault(set, states[set]?.photos ?? []))
}
