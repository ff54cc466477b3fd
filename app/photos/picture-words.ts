import { type EachSet, MOST_PICTURES } from './picture-sets.ts'

/** All texts of the field of a picture set. */
export type PictureWords = {
  /** 'foto', and with its articles. */
  one: string
  the: string
  ofThe: string
  this: string
  /** 'Foto' at the start of a name: «Foto 2 de 5». */
  name: string
  many: string
  /** Label of each picture's description. */
  label: string
  placeholder: string
  removed: string
  edited: string
  ready: (count: number) => string
  copies: (count: number) => string
  /** Note under the pictures; it is followed by how to order them. */
  note: string
  move: string
  notSent: string
  wait: string
  invalid: string
  gone: (count: number) => string
  tooMany: string | null
}

const MOST_PLANS = MOST_PICTURES.plans

export const PICTURE_WORDS: EachSet<PictureWords> = {
  photos: {
    one: 'foto',
    the: 'la foto',
    ofThe: 'de la foto',
    this: 'esta foto',
    name: 'Foto',
    many: 'fotos',
    label: 'Texto alternativo',
    placeholder: 'Opcional',
    removed: 'Foto quitada.',
    edited: 'Foto editada',
    ready: (count) => `Fotos listas: ${count}`,
    copies: (count) => `${count} fotos iguales: se guarda una`,
    note: 'La primera foto es la portada.',
    move: 'muévela',
    notSent: 'Hay fotos que no se subieron: reintenta o quítalas.',
    wait: 'Espera a que terminen de subir las fotos.',
    invalid: 'Una de las fotos no es válida. Quítala y súbela de nuevo.',
    gone: (count) =>
      count === 1
        ? 'Una de las fotos ya no existe. Súbela de nuevo.'
        : `${count} de las fotos ya no existen. Súbelas de nuevo.`,
    tooMany: null,
  },
  plans: {
    one: 'plano',
    the: 'el plano',
    ofThe: 'del plano',
    this: 'este plano',
    name: 'Plano',
    many: 'planos',
    label: 'Nombre',
    placeholder: 'Planta baja',
    removed: 'Plano quitado.',
    edited: 'Plano editado',
    ready: (count) => `Planos listos: ${count}`,
    copies: (count) => `${count} planos iguales: se guarda uno`,
    note: `Hasta ${MOST_PLANS} planos, aparte de las fotos.`,
    move: 'muévelo',
    notSent: 'Hay planos que no se subieron: reintenta o quítalos.',
    wait: 'Espera a que terminen de subir los planos.',
    invalid: 'Uno de los planos no es válido. Quítalo y súbelo de nuevo.',
    gone: (count) =>
      count === 1
        ? 'Uno de los planos ya no existe. Súbelo de nuevo.'
        : `${count} de los planos ya no existen. Súbelos de nuevo.`,
    tooMany: `Son más de ${MOST_PLANS} planos. Quita los que sobran.`,
  },
}
