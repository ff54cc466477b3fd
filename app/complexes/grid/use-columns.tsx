import { useState } from 'react'
import type { OptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { type OpenSpaces, SPACE_CELLS, type SpaceCell } from '#app/complexes/spaces/space-rows.ts'

export type Columns = {
  offered: readonly OptionalCell[]
  /** Columns with controls. A column that was closed again keeps what was typed into it. */
  filled: readonly SpaceCell[]
  /** The visible columns, in their order. */
  shown: readonly SpaceCell[]
  isShown: (cell: SpaceCell) => boolean
  open: (cells: readonly OptionalCell[]) => void
  close: (cell: OptionalCell) => void
}

/** The columns of the table: the fixed ones, those in which a space has a value, and those that somebody opens. */
export function useColumns({ offered, requested, rows }: OpenSpaces): Columns {
  const initial = offered.filter((cell) => requested.includes(cell) || rows.some(({ texts }) => texts[cell]))
  const [opened, setOpened] = useState(initial)
  const [closed, setClosed] = useState<readonly OptionalCell[]>([])
  const filled = [...SPACE_CELLS, ...offered.filter((cell) => opened.includes(cell) || initial.includes(cell))]
  const isShown = (cell: SpaceCell) => !closed.some((each) => each === cell)
  return {
    offered,
    filled,
    shown: filled.filter(isShown),
    isShown,
    open(cells) {
      setOpened((before) => [...before, ...cells])
      setClosed((before) => before.filter((cell) => !cells.includes(cell)))
    },
    close(cell) {
      setClosed((before) => [...before, cell])
    },
  }
}
