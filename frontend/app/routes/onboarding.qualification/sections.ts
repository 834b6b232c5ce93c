/** The three trainings; their fields bear the words of the wire. */
export interface TrainingFields {
  country: string;
  city: string;
  school: string;
  year: string;
  schoolLabel: string;
  yearLabel: string;
}

export const mbbs: TrainingFields = {
  country: 'mbbsCountry',
  city: 'mbbsCity',
  school: 'mbbsMedicalSchool',
  year: 'mbbsYear',
  schoolLabel: 'Medical School',
  yearLabel: 'Completion year',
};

export const surgery: TrainingFields = {
  country: 'generalSurgeryCountry',
  city: 'surgicalCity',
  school: 'generalSurgeryCenter',
  year: 'generalSurgeryYear',
  schoolLabel: 'Center/College',
  yearLabel: 'Year',
};

export const superSpeciality: TrainingFields = {
  country: 'superSpecilityCountry',
  city: 'superSpecialityCity',
  school: 'superSpecialityCenter',
  year: 'superSpecialityYear',
  schoolLabel: 'Center/College',
  yearLabel: 'Year',
};

export const SPECIALITY = 'superSpecialitySpeciality';

export const trainings = [mbbs, surgery, superSpeciality];
