/** How a value is read. */
export type Kind = 'text' | 'decimal' | 'u16' | 's16' | 'u32' | 'f64' | 'bytes';

/** Elements that are read, by tag; a map for a sequence of which some elements are. */
export type Wanted = ReadonlyMap<number, Kind | Wanted>;

export const META: Wanted = new Map([[0x00020010, 'text']]);

/** Tags by the names that the standard gives them. */
export const TAG = {
  transferSyntax: 0x00020010,
  imageType: 0x00080008,
  sopClass: 0x00080016,
  sopInstance: 0x00080018,
  modality: 0x00080060,
  bodyPart: 0x00180015,
  cineRate: 0x00180040,
  echo: 0x00180086,
  triggerTime: 0x00181060,
  frameTime: 0x00181063,
  regions: 0x00186011,
  regionFormat: 0x00186012,
  regionUnitX: 0x00186024,
  regionUnitY: 0x00186026,
  regionDeltaX: 0x0018602c,
  regionDeltaY: 0x0018602e,
  series: 0x0020000e,
  acquisition: 0x00200012,
  instance: 0x00200013,
  position: 0x00200032,
  orientation: 0x00200037,
  frameOfReference: 0x00200052,
  timePoint: 0x00200100,
  planePosition: 0x00209113,
  planeOrientation: 0x00209116,
  samples: 0x00280002,
  photometric: 0x00280004,
  planar: 0x00280006,
  frames: 0x00280008,
  rows: 0x00280010,
  columns: 0x00280011,
  spacing: 0x00280030,
  calibration: 0x00280a02,
  bitsAllocated: 0x00280100,
  bitsStored: 0x00280101,
  highBit: 0x00280102,
  isSigned: 0x00280103,
  padding: 0x00280120,
  paddingEnd: 0x00280121,
  burnedIn: 0x00280301,
  windowCentre: 0x00281050,
  windowWidth: 0x00281051,
  intercept: 0x00281052,
  slope: 0x00281053,
  rescaleType: 0x00281054,
  redTable: 0x00281101,
  greenTable: 0x00281102,
  blueTable: 0x00281103,
  redData: 0x00281201,
  greenData: 0x00281202,
  blueData: 0x00281203,
  lossy: 0x00282110,
  voiTables: 0x00283010,
  tableHead: 0x00283002,
  pixelMeasures: 0x00289110,
  frameWindow: 0x00289132,
  frameScale: 0x00289145,
  sharedGroups: 0x52009229,
  frameGroups: 0x52009230,
} as const;

const POSITION: Wanted = new Map([[TAG.position, 'decimal']]);
const ORIENTATION: Wanted = new Map([[TAG.orientation, 'decimal']]);
const SPACING: Wanted = new Map([[TAG.spacing, 'decimal']]);
const WINDOW = [
  [TAG.windowCentre, 'decimal'],
  [TAG.windowWidth, 'decimal'],
] as const;
const SCALE = [
  [TAG.intercept, 'decimal'],
  [TAG.slope, 'decimal'],
  [TAG.rescaleType, 'text'],
] as const;

const GROUPS: Wanted = new Map<number, Kind | Wanted>([
  [TAG.planePosition, POSITION],
  [TAG.planeOrientation, ORIENTATION],
  [TAG.pixelMeasures, SPACING],
  [TAG.frameWindow, new Map(WINDOW)],
  [TAG.frameScale, new Map(SCALE)],
]);

const REGION: Wanted = new Map([
  [TAG.regionFormat, 'u16'],
  [TAG.regionUnitX, 'u16'],
  [TAG.regionUnitY, 'u16'],
  [TAG.regionDeltaX, 'f64'],
  [TAG.regionDeltaY, 'f64'],
]);

/**
 * All that is ever read of a header. Names, numbers of patients, dates, places, comments and private
 * elements are not in it, so they cannot be kept by mistake.
 */
export const WANTED: Wanted = new Map<number, Kind | Wanted>([
  ...[
    TAG.imageType,
    TAG.sopClass,
    TAG.sopInstance,
    TAG.modality,
    TAG.bodyPart,
    TAG.series,
    TAG.frameOfReference,
    TAG.photometric,
    TAG.calibration,
    TAG.burnedIn,
    TAG.lossy,
  ].map((tag) => [tag, 'text'] as const),
  ...[
    TAG.cineRate,
    TAG.echo,
    TAG.triggerTime,
    TAG.frameTime,
    TAG.acquisition,
    TAG.instance,
    TAG.position,
    TAG.orientation,
    TAG.timePoint,
    TAG.frames,
    TAG.spacing,
  ].map((tag) => [tag, 'decimal'] as const),
  ...[
    TAG.samples,
    TAG.planar,
    TAG.rows,
    TAG.columns,
    TAG.bitsAllocated,
    TAG.bitsStored,
    TAG.highBit,
    TAG.isSigned,
    TAG.padding,
    TAG.paddingEnd,
    TAG.redTable,
    TAG.greenTable,
    TAG.blueTable,
  ].map((tag) => [tag, 'u16'] as const),
  ...[TAG.redData, TAG.greenData, TAG.blueData].map((tag) => [tag, 'bytes'] as const),
  ...WINDOW,
  ...SCALE,
  [TAG.regions, REGION],
  [TAG.voiTables, new Map([[TAG.tableHead, 'u16']])],
  [TAG.sharedGroups, GROUPS],
  [TAG.frameGroups, GROUPS],
]);
