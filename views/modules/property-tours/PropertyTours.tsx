import { toursOf } from '../../domain/property/tours.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { propertyOf } from '../../subjects/subject.ts';
import { TOURS_ID } from '../../ui/tour-link.ts';
import { PanoramaTour } from './PanoramaTour.tsx';
import { TourButton } from './TourButton.tsx';

/** The panorama of a home, and up to two external tours or videos. */
export const PropertyTours: ModuleComponent = ({ ctx }) => {
  const property = propertyOf(ctx);
  const tours = property ? toursOf(property) : [];
  const files = property?.panorama && ctx.data.picture(property.panorama);
  if (tours.length === 0 && !files) return null;
  return (
    <section className="tours" id={TOURS_ID}>
      <h2>{ctx.t('tours.title')}</h2>
      {property?.panorama && files && (
        <PanoramaTour ctx={ctx} picture={property.panorama} files={files} />
      )}
      {tours.length > 0 && (
        <div className="tours-ways">
          {tours.map((tour, index) => (
            <TourButton key={tour.link} ctx={ctx} tour={tour} tours={tours} number={index + 1} />
          ))}
        </div>
      )}
    </section>
  );
};
