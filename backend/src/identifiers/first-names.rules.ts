import { FAMILY_NAMES } from './family-names.rules';
import { GIVEN_NAMES } from './given-names.rules';
import { MORE_GIVEN_NAMES } from './more-given-names.rules';

/**
 * Given names common somewhere in the world that are not surgical terms. Followed by a surname, an
 * age or a verb they refer to a person.
 */
const FIRST_NAMES = `
Aarav Aaron Abdul Abdullah Abebe Abigail Abraham Adam Adaeze Adam Adebayo Adriana Agnes Ahmad Ahmed Aisha Akira Akosua Alan Alejandra Alejandro Alessandro Alexander Alexandra
Alfred Ali Alice Alicia Alison Amanda Amara Amelia Amina Amit Amrita Amy Ana Anastasia Andre Andrea Andreas Andrew Angela Angelo Anita Anja Anjali Ann Anna Anne Annette Anthony
Antoine Antonio Anwar Arjun Arthur Arun Asha Ashok Astrid Ayesha Ayse Barbara Beatrice Beatriz Benjamin Bernard Bernadette Bilal Bogdan Brenda Brian Bridget Bruno Camille Carla Carlos Carmen Carol Caroline
Catherine Cecilia Celine Chantal Charlotte Chen Chiara Chidi Chinedu Chloe Chris Christian Christina Christine Christopher Claire Claudia Clara Colin Connor Cristina Daniel Daniela Danielle David
Dawn Deborah Deepa Deepak Denise Dennis Derek Diana Diego Dieter Dimitri Dmitri Dominic Donald Donna Doreen Doris Dorothy Eduardo Edward Edith Eileen Elaine Eleanor Elena Elif Elisabeth Elizabeth Ella Ellen
Elsa Emeka Emily Emma Emmanuel Enrique Eric Erika Esther Eugene Eva Evelyn Farah Fatima Fatou Federico Felicity Felipe Fernanda Fernando Fiona Florence Frances Francesca Francesco Francis Francisco Franz Fred Frederick
Fumiko Gabriel Gabriela Gareth Gary Geeta Geoffrey George Georgina Gerald Gianni Giovanni Giulia Giuseppe Gladys Gloria Gopal Gordon Grace Greta Guillaume Gustavo Hamid Hana Hannah Hans Harold Harriet Hassan
Hannelore Heather Heidi Heinrich Helen Helena Helga Henrik Hiroshi Hugo Hussein Ian Ibrahim Ifeoma Ignacio Imran Indira Ines Ingrid Irene Iris Isabel Isabella Ivan Jacqueline Jaime Jake Jamal James Jan Jane Janet Jasmine Jason
Javier Jean Jennifer Jessica Jie Jill Joan Joanna Joao Jocelyn John Jonas Jonathan Jorge Jose Josef Joseph Joshua Joyce Juan Juanita Judith Julia Juliana Julie Julio Jun Jurgen Kamala Karen Karim Karin Karl Katarzyna
Kate Katherine Kathleen Kavita Keiko Keith Kenji Kenneth Kevin Khadija Khalid Kiran Klaus Krishna Kumar Kwame Lakshmi Lars Laura Lauren Layla Leila Lena Leon Leonardo Li Liam Lilian Linda Ling Lisa Lorenzo Louise Luca
Lucas Lucia Lucy Luis Luisa Lydia Magda Magdalena Mahmoud Malik Manuel Manuela Marcel Marco Marcos Margaret Margarita Maria Mariam Marie Marina Mario Marjorie Mark Marta Martha Martin Mary Maryam Mateo Matthew Maureen
Maurice Max Maya Mei Meena Mehmet Melissa Michael Michel Michele Michelle Miguel Mihai Mina Ming Miriam Mohamed Mohammad Mohammed Mohan Moira Monica Monika Muhammad Mustafa Nadia Naledi Nancy Naomi Natalia Natalie Natasha Neha Ngozi
Nicholas Nicola Nicolas Nicole Nina Noah Nora Nuria Olga Oliver Olivia Olu Omar Oscar Osman Pablo Paolo Patricia Patrick Paul Paula Pauline Pedro Peter Philip Philippe Pierre Pilar Piotr Pooja Priya Rachel Radha Rafael Rahul Raj
Rajesh Ramesh Rani Raquel Rashid Ravi Rebecca Reena Renata Ricardo Richard Rita Rob Robert Roberta Roberto Rodrigo Roger Rohan Rohit Ronald Rosa Rosario Rose Rosemary Ruth Ryan Sabine Sabrina Said Sakura Salma Salman Sam
Samantha Samir Samuel Sandra Sandeep Sanjay Santiago Sara Sarah Satoshi Sean Sebastian Sergei Sergio Shabnam Shanti Sharon Sheila Shirley Shreya Siddharth Silvia Simon Simone Sipho Sita Sofia Sofie Soledad Sonia Sophia Sophie Stacey Stanislav
Stefan Stefania Stella Stephanie Stephen Steven Sunita Suresh Susan Susanne Sushila Svetlana Sylvia Takashi Tamara Tanya Tariq Tatiana Teresa Thandiwe Theresa Thandi Tim Timothy Tina Tomasz Tony Tracey Ulrich Uma Ursula Usha Valentina
Valerie Vanessa Vera Veronica Vicente Victor Victoria Vijay Vikram Vincent Vinod Virginia Vladimir Walter Wanda Wanjiru Wei Wendy Werner Wilhelm William Winifred Wolfgang Xavier Xiao Yan Yasmin Yuki Yusuf Yvonne Zainab Zara Zeynep Zoe Zsofia`;

const wordsOf = (list: string) => list.trim().split(/\s+/);
const KNOWN = new Set([FIRST_NAMES, GIVEN_NAMES, MORE_GIVEN_NAMES].flatMap(wordsOf));
const FAMILY = new Set(wordsOf(FAMILY_NAMES));

const asName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** Regardless of case. */
export const isGivenName = (word: string) => KNOWN.has(asName(word));
export const isFamilyName = (word: string) => FAMILY.has(asName(word));

export const isFirstName = (word: string) => KNOWN.has(word);
