import { Module } from '@nestjs/common';
import { CityRepository } from './city.repository';
import { PlaceRepository } from './place.repository';
import { PlacesService } from './places.service';
import { ReferenceDataController } from './reference-data.controller';
import { ReferenceDataViews } from './reference-data.views';

@Module({
  controllers: [ReferenceDataController],
  providers: [PlacesService, PlaceRepository, CityRepository, ReferenceDataViews],
  exports: [PlacesService],
})
export class ReferenceDataModule {}
