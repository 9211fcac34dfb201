import { wordSet } from './word-set.ts';

/**
 * Common first names in Belgium and around it. Those that are also words or places of the languages
 * are in `common-words.ts` or `towns.ts` too and count only by their neighbours.
 */
export const FIRST_NAMES = wordSet(
  `Aad Aaron Achiel Adam Adil Adriaan Agnes Ahmed Aicha Albert Alec Alex Alexander Alexandra Alfons Alfred Ali Alice Alicia
   Aline Alois Amber Amelie Amir Amina An Andre Andrea Andreas Andrew Angela Angelo Anita Anja Anke Ann Anna Anne Anneke Annelies
   Annemie Annick Annie Ans Anthony Antoine Antoon Anton Antonio Ariane Arie Armand Arne Arno Arnaud Arnold Arthur Astrid Aude Audrey August
   Aurelie Axel Ayse Aziz Bart Bas Bastiaan Bastien Beatrice Ben Benjamin Benny Benoit Bernadette Bernard Bernd Bert Berthe Betty Bianca Birgit Bjorn
   Bo Bob Boris Bram Brecht Brenda Brent Brigitte Britt Bruno Camille Carine Carl Carla Carlo Carlos Carmen Carole Caroline
   Catherine Cathy Cecile Cedric Celine Chantal Charles Charlotte Chiara Chloe Chris Christa Christel Christian Christiane Christina Christine Christof
   Christophe Christopher Cindy Claire Clara Claude Claudia Claudine Clemence Clement Colette Coralie Corinne Cornelia Cyril Daan Dagmar Damien Daniel
   Daniela Danielle Danny Dave David Davy Debby Debora Deborah Delphine Denis Denise Dennis Diana Diane Didier Dieter Dimitri Dina Dirk
   Dominiek Dominik Dominique Donald Dorien Doris Dries Dylan Edgar Edith Edmond Eduard Edward Eef Eefje Eline Elisa Elisabeth Elise Elke Ella
   Ellen Elly Els Elsa Emiel Emil Emile Emilie Emily Emma Emmanuel Emmanuelle Enzo Eric Erica Erik Erika Ernest Erwin Esther Ethan Etienne
   Eugene Eva Evelien Eveline Evelyn Evelyne Fabian Fabien Fabienne Fabio Fabrice Fanny Farid Fatiha Fatima Felix Femke Ferdinand Fernand
   Filip Finn Flora Florence Florent Florian Francesca Francesco Francine Francis Franciscus Franck Francois Francoise Frank Frans Franz Fred
   Freddy Frederic Frederik Frederique Freek Freya Friedrich Frits Fritz Gabriel Gabriele Gabrielle Gaetan Gary Gaston Geert Genevieve Geoffrey
   Georg George Georges Gerald Gerard Gerda Gerhard Germaine Gert Ghislain Ghislaine Gian Gilbert Gilles Gina Ginette Giovanni Giulia Giuseppe
   Godelieve Goedele Greet Greta Gregory Griet Guido Guillaume Guus Gust Gustaaf Guy Gwen Hamid Hanna Hannah Hanne Hannelore Hans Harald Harold
   Harry Hassan Hedwig Heidi Heike Hein Heinrich Heinz Helen Helena Helene Helga Helmut Hendrik Henk Henri Henriette Henry Herbert Herman Hermann
   Hilda Hilde Horst Hubert Hugo Hugues Ibrahim Igor Ilse Ine Ines Inge Ingeborg Ingrid Inneke Irene Irina Isabel Isabella Isabelle Ismail Ivan
   Ivo Jaak Jack Jacob Jacqueline Jacques Jade Jakob James Jan Jana Jane Janet Janine Janneke Jannes Jarne Jasper Jean Jeanne Jeannine Jef
   Jeff Jelle Jen Jennifer Jenny Jens Jeroen Jerome Jesse Jessica Jessie Jill Jo Joachim Joanna Jochen Joel Joelle Joeri Johan Johanna
   Johannes John Johnny Jolien Jonas Jonathan Joost Joris Jos Jose Josee Josef Joseph Josephine Josiane Joyce Jozef Juan Judith Jules Julia
   Julian Julie Julien Juliette Jurgen Justine Kaat Kamiel Karel Karen Karim Karin Karina Karine Karl Karolien Kasper Kate Kathleen
   Kathy Katia Katja Katleen Katrien Katrin Kees Kelly Ken Kenneth Kevin Khadija Khalid Kim Kirsten Klaas Klaus Klara Koen Koenraad Kobe Kris
   Kristel Kristien Kristof Kurt Kyra Lars Laszlo Laura Laure Laurence Laurens Laurent Lea Leen Leila Lena Leo Leon Leonie Leontine Leopold Lennert
   Lars Lia Lien Lies Liesbet Liesbeth Lieselotte Lieve Lieven Liliane Lily Lina Linda Lisa Lise Lode Loes Loic Lore Lorenzo Lotte Lou
   Louis Louisa Louise Luc Luca Lucas Lucia Lucie Lucien Lucienne Ludo Ludovic Ludwig Luis Luk Lukas Lut Lutgard Lynn Maaike Maarten Machteld Mads
   Magali Magda Maggy Maike Mandy Manfred Manon Manu Manuel Marc Marcel Marco Margaret Margaux Margot Margriet Maria Marianne Marie Marieke
   Marielle Marijke Marijn Marina Mario Marion Marita Marjan Mark Markus Marleen Marlene Marnix Marta Martha Martin Martina Martine
   Mary Maryse Mateo Mathias Mathieu Mathilde Mats Matthew Matthias Matthieu Maud Maureen Maurice Maurits Max Maxim Maxime Maya Mehdi Mehmet Melanie Melissa
   Mia Micha Michael Michaela Michel Michele Michelle Mieke Miet Miguel Mila Milan Mira Miranda Mireille Moham Mohamed Mohammed Monica Monika Monique
   Moritz Muriel Mustafa Myriam Nadia Nadine Nancy Natacha Natalie Natasha Nathalie Nathan Nele Nelly Nick Nicky Nico Nicola Nicolas Nicole Niels
   Nils Nina Noa Noah Noel Noemie Nora Norbert Nore Nour Odette Odile Olga Olivia Olivier Omar Oscar Oskar Otto Pascal Pascale Patricia Patrick
   Patrik Paul Paula Paulette Pauline Paulo Pedro Peggy Perrine Peter Petra Philip Philippe Piet Pieter Pierre Pieterjan Pol Quentin Quinten Rachel Rachid Raf
   Rafael Raf Ralf Ralph Ramona Raoul Raphael Raymond Rebecca Regine Regina Reinhard Reinhilde Remi Remy Renaat Renate Renaud Rene Renee Renilde Ria
   Ricardo Richard Rik Rita Rob Robbe Robbie Robert Roberto Robin Roel Roeland Roger Roland Rolf Romain Roman Romy Ronald Ronny Rosa Rosalie Rosita
   Ruben Rudi Rudolf Rudy Ruth Ryan Sabine Sabrina Said Salma Sam Samira Samuel Sander Sandra Sandrine Sandy Sara Sarah Saskia Sean Sebastian Sebastien Serge
   Severine Sharon Sibylle Siebe Sigrid Silke Silvia Simon Simone Sofia Sofie Sonia Sonja Sophia Sophie Stan Stefaan Stefan Stefanie Steffi Stephan
   Stephane Stephanie Stephen Steve Steven Stijn Susan Susanne Suzanne Suzy Sven Sylvia Sylvain Sylvie Tamara Tania Tanja Tatiana Ted Teun Theo Theresa Therese
   Thibault Thierry Thijs Thomas Tiffany Tijs Tilde Tim Timo Tine Tineke Tinne Tom Toon Tony Toni Tristan Trees Trui Tuur Ulrich Ulrike Ursula Ute Uwe Valentin
   Valentina Valerie Vanessa Vera Verena Veronique Vic Victor Victoria Viktor Vincent Virginie Viviane Volker Walter Ward Warre Wendy Werner Wies Wilfried Wilhelm
   Anneliese Bernhard Detlef Dietmar Eberhard Egon Elfriede Erich Ewald Florentine Friedhelm Gisela Gudrun Gunter Gunther Hannes Hartmut Henning Hildegard Holger Irmgard Jorg Jutta Karlheinz Katharina Lothar Ludger Magdalena Marlies Mechthild Ottmar Reiner Rainer Roswitha Rudiger Sieglinde Siegfried Sigrun Swen Thorsten Torsten Traudel Udo Ulli Waltraud Wilma Wolfram
   Abdel Abdelkader Abdul Abdullah Aisha Ahmet Alejandro Aleksander Alessandro Alessia Amal Anas Andrei Andrzej Antonella Ayoub Bilal Bogdan Carmela Cristina Dalila Diego Dragan Elif Emre Esra Fatma Fernando Filippo Goran Hakan Halima Hamza Hicham Hussein Imane Ilias Ismael Jamal Javier Jesus Joao Jorge Kadir Kamal Karima Katarzyna Khaled Krzysztof Laila Latifa Malika Marek Matteo Mihai Miroslav Murat Naima Najat Natalia Nikola Nuno Osman Pablo Paolo Pawel Piotr Radu Rafal Rania Rosario Salvatore Samir Sergio Sevda Soufiane Stefano Sultan Tariq Tomasz Umut Vasile Vladimir Yassine Youness Zahra Zakaria
   Alan Alison Amanda Amy Angus Barbara Becky Brian Callum Cameron Charlie Colin Craig Darren Derek Duncan Elaine Elizabeth Fiona Gavin Gemma Geoff Graham Harriet Hazel Heather Hector Hilary Howard Ian Imogen Jamie Jason Jeremy Joan Jordan Joshua Keith Kyle Laurie Liam Lorraine Lucy Malcolm Megan Neil Nigel Owen Phil Phoebe Rory Ross Samantha Shane Shaun Sheila Shirley Stuart Tracy Trevor Wayne Zachary
   Achille Adele Adeline Adrien Agathe Alain Albin Alexis Alix Alphonse Amandine Anais Antoinette Armelle Aubin Augustin Basile Baptiste Bertrand Blandine Brice Capucine Cassandre Clotilde Daphne Edouard Eleonore Eliane Eliott Eloise Estelle Eudes Evrard Fabrizio Gauthier Gautier Geoffroy Giselle Gregoire Gwenaelle Hadrien Heloise Hippolyte Honore Jeremie Jocelyne Jocelyn Leopoldine Lilou Lionel Louison Luce Ludivine Maelle Maelys Marcelle Marjorie Marthe Maximilien Morgane Nadege Nathanael Noemi Oceane Ophelie Pascaline Philibert Prisca Raphaelle Regis Romane Rodolphe Roselyne Solange Solene Sylviane Tanguy Thibaut Thiebaud Ugo Urbain Valentine Violette Yael Yohan Zelie
   Aagje Alwin Annemiek Arnout Bavo Bieke Boudewijn Cato Cyriel Daisy Diederik Dorine Edwin Eelco Fien Flore Floris Fons Frieda Gijs Ginny Heleen Hilke Ilona Jaap Janne Jarno Jente Jetje Jochem Joke Jolanda Joos Jorn Jorrit Josephien Kaatje Karlijn Katelijne Katelijn Klaasje Kato Lander Leentje Leonard Liesje Loris Maartje Mattias Mathijs Merel Michiel Miel Nena Nicolaas Noor Pepijn Petronella Reinout Rianne Rutger Ruud Seppe Simonne Sien Sjoerd Staf Stien Suzan Sybren Tess Tessa Thibo Thijmen Tibo Tille Truus Veerle Wannes Wietse Yana Yente Yoni Zita
   Willem William Willy Wim Wolfgang Wout Wouter Xander Xavier Yann Yannick Yasmina Yasmine Yolande Youssef Yusuf Yvan Yves Yvette Yvonne Zeynep Zoe`,
);
