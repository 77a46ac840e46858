/** How the six dice look: face, edge, pips and the grain of their stuff. */
export interface DieLook {
  face: string;
  edge: string;
  pip: string;
  grain: { d: string; stroke: string; width: number; opacity: number }[];
}

export const LOOKS: Record<string, DieLook> = {
  marble: {
    face: '#F3EFE7',
    edge: '#CFC8BA',
    pip: '#3A352D',
    grain: [
      {
        d: 'M4 30C12 26 12 18 22 15s12-8 20-9M8 44c6-4 8-10 16-12',
        stroke: '#B9B2A5',
        width: 1,
        opacity: 0.8,
      },
    ],
  },
  wood: {
    face: '#8B5A32',
    edge: '#5F3A1C',
    pip: '#FFF6E6',
    grain: [
      {
        d: 'M2 12c14 3 30-2 44 2M2 22c16 4 28-3 44 1M2 33c14-3 30 3 44 0M2 42c14 2 30-2 44 0',
        stroke: '#5F3A1C',
        width: 1,
        opacity: 0.55,
      },
    ],
  },
  metal: {
    face: '#6B747E',
    edge: '#474F58',
    pip: '#FFFFFF',
    grain: [{ d: 'M4 40 40 4M12 46 46 12', stroke: '#fff', width: 2.4, opacity: 0.16 }],
  },
  spice: {
    face: '#4C7C39',
    edge: '#2F5522',
    pip: '#FFFDF0',
    grain: [
      {
        d: 'M9 8h.1M30 6h.1M40 22h.1M8 28h.1M22 40h.1M41 41h.1M21 11h.1',
        stroke: '#D8E8B8',
        width: 1.6,
        opacity: 0.35,
      },
    ],
  },
  textile: {
    face: '#A63A37',
    edge: '#742422',
    pip: '#FFF3EC',
    grain: [
      { d: 'M2 10h44M2 18h44M2 26h44M2 34h44M2 42h44', stroke: '#fff', width: 0.8, opacity: 0.13 },
      { d: 'M10 2v44M18 2v44M26 2v44M34 2v44M42 2v44', stroke: '#fff', width: 0.8, opacity: 0.13 },
    ],
  },
  gold: {
    face: '#E0B038',
    edge: '#A87C12',
    pip: '#2A2008',
    grain: [{ d: 'M3 14C14 4 30 3 40 4', stroke: '#fff', width: 2.4, opacity: 0.35 }],
  },
  ivory: {
    face: '#FBF4E2',
    edge: '#CDBE9C',
    pip: '#2B2520',
    grain: [],
  },
};

/** Where the pips of a value lie on a face of 48 units. */
// prettier-ignore
export const PIPS: Record<number, [number, number][]> = {
  1: [[24, 24]],
  2: [[14, 14], [34, 34]],
  3: [[13, 13], [24, 24], [35, 35]],
  4: [[14, 14], [34, 14], [14, 34], [34, 34]],
  5: [[13, 13], [35, 13], [24, 24], [13, 35], [35, 35]],
  6: [[14, 12.5], [14, 24], [14, 35.5], [34, 12.5], [34, 24], [34, 35.5]],
};

/** The six sides of a cube: the value on each, and the turn that puts it there. */
export const SIDES: [number, string][] = [
  [1, 'rotateY(0deg)'],
  [6, 'rotateY(180deg)'],
  [2, 'rotateX(90deg)'],
  [5, 'rotateX(-90deg)'],
  [3, 'rotateY(90deg)'],
  [4, 'rotateY(-90deg)'],
];

/** How far the whole cube turns (x, y in degrees) until a value faces the viewer. */
export const FACING: Record<number, [number, number]> = {
  1: [0, 0],
  6: [0, 180],
  2: [-90, 0],
  5: [90, 0],
  3: [0, -90],
  4: [0, 90],
};
